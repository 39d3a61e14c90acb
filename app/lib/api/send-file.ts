/** Bytes on their way, as the network has taken them. */
export type Progress = { sent: number; total: number };

export type Sending = {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
};

type Request = {
  method: string;
  headers: Readonly<Record<string, string>>;
  body: FormData | Blob | string | null;
};

/**
 * A request that tells how far its body is, which `fetch` does not. Rejects without a network, and
 * with the signal's reason when it is aborted.
 */
export function sendFile(
  address: string,
  { method, headers, body }: Request,
  { signal, onProgress }: Sending,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new TypeError('The file could not be sent.'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    if (signal.aborted) reject(signal.reason);
    else request.send(body);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): Response {
  return new Response(responseText === '' ? null : responseText, { status });
}
