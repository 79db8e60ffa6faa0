# Varnish 7 with vmod_xkey (Debian: varnish-modules) between the proxy with TLS and the mall. The mall has CACHE_PURGE_URLS=http://<this>:6081/.
# Start varnishd with `-p http_gzip_support=off`: else it asks for gzip only, and pages are a fifth larger than in brotli.
#
# Kept: what the mall marks so, for as long as it says - /assets/ and /media/ for a year, since their names change with their content, icons
# for an hour, sitemaps for five minutes - and public pages (those with `xkey`) in each language, until the mall purges what they show. What is purged or
# past its time is stale: it is shown where the mall does not answer.
# Never kept: calls, and everything of a shopper, which is `no-store`.
vcl 4.1;

import std;
import directors;
import xkey;

# The processes of the mall: whoever may purge can empty the cache.
acl mall_processes {
    "127.0.0.1";
    "10.0.0.0"/24;
}

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
    if (req.method == "PURGE") {
        if (client.ip !~ mall_processes || !req.http.xkey-purge) {
            return (synth(405));
        }
        # Soft: what is purged is stale, and stays for while the mall is away.
        set req.http.n-gone = xkey.softpurge(req.http.xkey-purge);
        return (synth(200, "Purged " + req.http.n-gone));
    }
    set req.backend_hint = mall.backend();
    if (req.restarts > 0) {
        # From vcl_hit: a stale page is none.
        if (req.http.x-kalata-stale == "no") {
            set req.grace = 0s;
        } else {
            set req.grace = 1h;
        }
        return (hash);
    }
    unset req.http.x-kalata-stale;
    if (req.url ~ "^/health/") {
        return (synth(404));
    }
    # Long streams, and what is sent: no waiting for the whole, no second try. A call may be of one shopper, and the mall has the others in memory.
    if ((req.method != "GET" && req.method != "HEAD") || req.url ~ "^/api/") {
        return (pass);
    }
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "gzip") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    set req.url = std.querysort(req.url);
    call language;
    if (req.url !~ "^/(assets|media)/" && req.url !~ "^/(sitemap[^/?]*|robots)\.(xml|txt)$") {
        # The cookies go to the mall: what comes back says whether it is of one shopper.
        return (hash);
    }
    # These are the same for everybody, in every language.
    unset req.http.Cookie;
    unset req.http.Lang;
    set req.http.x-kalata-lang = "";
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

# What chooses the language of a page beside `?lang=`: the cookie, and of a page's data (`.json`) the header before it.
sub language {
    set req.http.x-kalata-lang = "ka";
    if (req.http.Cookie ~ "(^|;\s*)lang=(en_US|ru_RU|zh_Hans_CN)(;|$)") {
        set req.http.x-kalata-lang = regsub(req.http.Cookie, "^(.*;\s*)?lang=(en|ru|zh)_.*$", "\2");
    }
    if (req.url ~ "\.json(\?|$)" && req.http.Lang ~ "^(ka|en|ru|zh)$") {
        set req.http.x-kalata-lang = req.http.Lang;
    }
}

sub vcl_hash {
    # One mall, whatever name it is called by.
    hash_data(req.url);
    hash_data(req.http.x-kalata-lang);
    return (lookup);
}

# While the mall is well, a stale page is shown for 0.3 s more, so that a change shows within one, and asked for anew meanwhile. After that the
# new one is waited for.
sub vcl_hit {
    if (obj.ttl < -0.3s && !req.http.x-kalata-stale && std.healthy(req.backend_hint)) {
        set req.http.x-kalata-stale = "no";
        return (restart);
    }
}

# There was a stale page, and no new one came.
sub vcl_synth {
    if (resp.status == 503 && req.http.x-kalata-stale == "no") {
        set req.http.x-kalata-stale = "yes";
        return (restart);
    }
}

# Whoever waits has a stale page to fall back on.
sub vcl_backend_fetch {
    if (bereq.is_bgfetch || bereq.http.x-kalata-stale == "no") {
        set bereq.first_byte_timeout = 3s;
    }
}

# An error would be stored for a second in its place, for those who wait.
sub vcl_backend_error {
    if (bereq.is_bgfetch || bereq.http.x-kalata-stale == "no") {
        return (abandon);
    }
}

sub vcl_backend_response {
    # Where the mall cannot answer, the stale page stays.
    if (beresp.status >= 500 && (bereq.is_bgfetch || bereq.http.x-kalata-stale == "no")) {
        return (abandon);
    }
    # Of one shopper, or marked as nothing to be kept: the next ones who ask for it do not wait for each other.
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(no-store|private)"
        || !(beresp.http.xkey || beresp.http.Cache-Control ~ "max-age=[1-9]" || bereq.url ~ "^/(assets|media)/")) {
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
        return (deliver);
    }
    # 404 of an asset: the other release has it, in a moment this one may.
    if (beresp.status >= 400) {
        set beresp.ttl = 1s;
        set beresp.grace = 0s;
        return (deliver);
    }
    if (beresp.http.xkey) {
        # A public page is purged when what it shows changes; two minutes bound what a purge that was lost leaves behind.
        set beresp.ttl = 120s;
        # It was purged while the mall made it: stale from the start. Of 0s Varnish makes none that it stores.
        if (beresp.http.x-kalata-outdated) {
            set beresp.ttl = 1ms;
        }
        # vcl_hash has the language.
        set beresp.http.Vary = "Accept-Encoding";
    }
    # A picture whose AVIF is not encoded yet is answered as WebP with the same year: it is asked again after ten minutes.
    if (bereq.url ~ "^/media/" && bereq.http.Accept ~ "avif" && beresp.http.Content-Type !~ "avif") {
        set beresp.ttl = 10m;
    }
    # While the mall is away, pages, sitemaps and icons are still shown for an hour.
    set beresp.grace = 1h;
}

sub vcl_deliver {
    # Browsers ask again each time, and their own caches know of cookies.
    if (resp.http.xkey) {
        set resp.http.Vary = "Cookie, Lang, Accept-Encoding";
        unset resp.http.xkey;
        unset resp.http.surrogate-key;
        unset resp.http.x-kalata-outdated;
    }
}
