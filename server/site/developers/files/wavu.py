"""A small client of the Wavu API. One file, the standard library alone, Python 3.9 or newer.

    from wavu import Wavu
    wavu = Wavu("https://scores.example")
    for match in wavu.each("/matches", status="Live"):
        print(match["team1"]["name"], match["team1Wins"])
    for line in wavu.live():
        print(line["v"], line["score"])
"""
import json
import time
import urllib.error
import urllib.parse
import urllib.request


class WavuError(Exception):
    """An error that the API answered with: its code, its sentence and the fields at fault."""

    def __init__(self, problem):
        super().__init__(problem["detail"])
        self.code = problem["code"]
        self.status = problem["status"]
        self.errors = problem.get("errors", [])
        self.retry_after = problem.get("retryAfter")


class Wavu:
    def __init__(self, origin, token=None):
        self.origin = origin.rstrip("/")
        self.headers = {"Authorization": "Bearer " + token} if token else {}

    def _open(self, method, path, query=None, body=None, headers=None, tries=4):
        url = self.origin + "/api/v1" + path
        if query:
            url += "?" + urllib.parse.urlencode(query)
        data = None if body is None else json.dumps(body).encode()
        every = {**self.headers, **(headers or {})}
        if data is not None:
            every["Content-Type"] = "application/json"
        request = urllib.request.Request(url, data=data, method=method, headers=every)
        try:
            return urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as error:
            problem = WavuError(json.load(error))
        # Too many calls, and nothing was done: the answer says how long to wait.
        if problem.status != 429 or tries == 1:
            raise problem
        time.sleep(problem.retry_after or 1)
        return self._open(method, path, query, body, headers, tries - 1)

    def call(self, method, path, query=None, body=None, key=None, if_match=None):
        headers = {"Idempotency-Key": key, "If-Match": if_match}
        headers = {name: value for name, value in headers.items() if value}
        with self._open(method, path, query, body, headers) as answer:
            return None if answer.status == 204 else json.load(answer)

    def get(self, path, **query):
        return self.call("GET", path, query)

    def put(self, path, body):
        return self.call("PUT", path, body=body)

    def patch(self, path, body, if_match=None):
        return self.call("PATCH", path, body=body, if_match=if_match)

    def post(self, path, body=None, key=None):
        return self.call("POST", path, body=body, key=key)

    def each(self, path, **query):
        """All rows of a list, page after page."""
        cursor = None
        while True:
            page = self.get(path, **({**query, "cursor": cursor} if cursor else query))
            yield from page["items"]
            cursor = page["next"]
            if not cursor:
                return

    def live(self, match=None, after=None, wait=2):
        """The lines of the live stream; after a break it goes on behind the last one."""
        query = {"match": match} if match else None
        while True:
            try:
                headers = {} if after is None else {"Last-Event-ID": str(after)}
                with self._open("GET", "/live", query, headers=headers) as stream:
                    event = {}
                    for raw in stream:
                        line = raw.decode().rstrip("\n")
                        if line:
                            name, _, value = line.partition(": ")
                            event[name] = value
                            continue
                        after = event.get("id", after)
                        if event.get("event") == "score":
                            yield json.loads(event["data"])
                        elif event.get("event") == "resync":
                            yield {"resync": True}
                        event = {}
            except WavuError as error:
                if error.status == 404:
                    raise
            except OSError:
                pass
            time.sleep(wait)
