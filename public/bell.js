// Shows what followed matches have to say and opens the match when it is tapped. It stands in no
// request's way: pages are always the server's newest.
addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openMatch(notification.data));
});

async function openMatch(address) {
  const pages = await clients.matchAll({ type: 'window' });
  const id = address.split('/').at(-1);
  const open = pages.find((page) => page.url.includes(id));
  return open ? open.focus() : clients.openWindow(address);
}
