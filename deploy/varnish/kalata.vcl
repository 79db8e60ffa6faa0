# Varnish 7 between the proxy with TLS and the mall: pictures and assets from memory, beside the mall's own cache of pages.
#
# Kept: what the mall marks so, for as long as it says - /assets/ and /media/ for a year, since their names change with their content, icons
# for an hour, sitemaps for five minutes.
# Never kept: pages and calls. A page is `max-age=0, must-revalidate` and differs by the cookie with the language; everything of a shopper
# is `no-store`. Kept pages would have to be asked for each time, one shopper after the other, and the mall answers those from memory.
vcl 4.1;

import std;
import directors;

backend one {
    .host = "127.0.0.1";
    .port = "3001";
    .connect_timeout = 2s;
    # The mall's longest request takes 30 s.
    .first_byte_timeout = 35s;
    # A group's stream says something every 15 s.
    .between_bytes_timeout = 60s;
    .probe = {
        .request = "GET /health/ready HTTP/1.1" "Host: localhost" "Connection: close";
        # Twice wrong of three, asked every 2 s: DRAIN_SECONDS (10) is longer.
        .interval = 2s;
        .timeout = 3s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

sub vcl_init {
    new mall = directors.round_robin();
    mall.add_backend(one);
}

sub vcl_recv {
    set req.backend_hint = mall.backend();
    if (req.url ~ "^/health/") {
        return (synth(404));
    }
    # Long streams, and what is sent: no waiting for the whole, no second try.
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.url !~ "^/(assets|media)/" && req.url !~ "^/(sitemap[^/?]*|robots)\.(xml|txt)$") {
        return (pass);
    }
    # These are the same for everybody.
    unset req.http.Cookie;
    unset req.http.Lang;
    # The mall answers a picture by the formats that a browser names: three answers, not one for each browser's list.
    if (req.url ~ "^/media/") {
        if (req.http.Accept ~ "image/avif") {
            set req.http.Accept = "image/avif,image/webp,*/*";
        } elsif (req.http.Accept ~ "image/webp" || req.http.Accept ~ "\*/\*" || !req.http.Accept) {
            set req.http.Accept = "image/webp,*/*";
        } else {
            set req.http.Accept = "image/jpeg";
        }
    }
    return (hash);
}

sub vcl_hash {
    # One mall, whatever name it is called by.
    hash_data(req.url);
    return (lookup);
}

sub vcl_backend_response {
    # A safety net behind vcl_recv: no cookie and nothing personal is ever kept.
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(no-store|private)") {
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
        return (deliver);
    }
    # A picture whose AVIF is not encoded yet is answered as WebP with the same year: it is asked again after ten minutes.
    if (bereq.url ~ "^/media/" && bereq.http.Accept ~ "avif" && beresp.http.Content-Type !~ "avif") {
        set beresp.ttl = 10m;
    }
    # 404 of an asset: the other release has it, in a moment this one may.
    if (beresp.status >= 400) {
        set beresp.ttl = 1s;
    }
    # While the mall is away, what has an end of its life (sitemaps, icons) is still shown for an hour.
    set beresp.grace = 1h;
}
