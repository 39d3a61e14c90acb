vcl 4.1;

# Varnish before one or several nodes, as a cache of pages and parts, and of the line that is asked for without a
# stream. Streams and everything of signed-in people go past it. Wavu needs TRUST_PROXY one higher.

import std;
import directors;

backend node1 {
	.host = "127.0.0.1";
	.port = "3001";
	.probe = {
		.url = "/readyz";
		.interval = 1s;
		.timeout = 2s;
		.window = 3;
		.threshold = 2;
	}
}

backend node2 {
	.host = "127.0.0.1";
	.port = "3002";
	.probe = {
		.url = "/readyz";
		.interval = 1s;
		.timeout = 2s;
		.window = 3;
		.threshold = 2;
	}
}

sub vcl_init {
	new nodes = directors.round_robin();
	nodes.add_backend(node1);
	nodes.add_backend(node2);
}

sub vcl_recv {
	set req.backend_hint = nodes.backend();
	# A stream never ends: it is passed through byte for byte.
	if (req.url ~ "^/api/v1/live(\?|$)") {
		return (pipe);
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# With a token an answer may be somebody's own.
	if (req.http.Authorization) {
		return (pass);
	}
	if (req.url ~ "^/api/" && req.url !~ "^/api/v1/matches/[^/]+/line(\?|$)") {
		return (pass);
	}
	# Public pages are the same for everybody, with and without a cookie; pages of people say no-store.
	return (hash);
}

sub vcl_backend_response {
	set beresp.grace = 0s;
	if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
		set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
		if (beresp.http.CDN-Cache-Control ~ "stale-while-revalidate=[0-9]+") {
			set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-while-revalidate=([0-9]+).*$", "\1s"), 0s);
		}
	}
	if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "no-store|private" || beresp.ttl <= 0s) {
		set beresp.uncacheable = true;
		set beresp.ttl = 5s;
	}
	return (deliver);
}

sub vcl_deliver {
	if (obj.hits > 0) {
		set resp.http.X-Cache = "HIT";
	} else {
		set resp.http.X-Cache = "MISS";
	}
}
