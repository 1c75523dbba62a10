"""The worker that shows what is pushed and leads to its table, its renewal, and how to install it.

The browser of these tests has no notices of its own: a worker gets real pushes, by the debugging
protocol, and what it hands to the browser to show is noted there.
"""

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Worker

from bottega.server.web.assets import STATIC
from bottega.wire import PROTOCOL
from tests.web.browsing import Company, Person
from tests.web.serving import House
from tests.web.test_notices import BELL, SHEET, until

Shown = dict[str, Any]
PUBLIC = "93.184.215.14"  # an address needs no name to be looked up
# A public key of P-256 and a secret, as a browser would make them.
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"

# What a worker would show, and where it would lead.
NOTING = """() => {
    self.shown = [];
    self.led = [];
    const registration = ServiceWorkerRegistration.prototype;
    registration.showNotification = async (title, how) => { self.shown.push({ title, ...how }); };
    WindowClient.prototype.focus = async function () { self.led.push(['focus', this.url]); };
    Clients.prototype.openWindow = async (path) => { self.led.push(['open', path]); };
}"""
CLICKING = """(path) => new Promise((done) => {
    const click = new ExtendableEvent('notificationclick');
    click.notification = { close: () => self.led.push(['close']), data: { path } };
    click.waitUntil = (work) => work.then(done);
    self.dispatchEvent(click);
})"""
# A browser gives a worker another address, and tells it the one that is gone.
CHANGED = """([old, fresh]) => new Promise((done) => {
    const at = ({ endpoint, keys }) => ({ endpoint, toJSON: () => ({ endpoint, keys }) });
    const change = new ExtendableEvent('pushsubscriptionchange');
    change.oldSubscription = at(old);
    change.newSubscription = at(fresh);
    change.waitUntil = (work) => work.then(done);
    self.dispatchEvent(change);
})"""
SPOKEN = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return new Promise((told) => {
        port1.onmessage = (event) => told(event.data);
        active.postMessage('protocol', [port2]);
    });
}"""

TAKEN_OVER = """() => {
    window.taken = new Promise((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => done(true));
    });
}"""
AWAITED = "Promise.race([window.taken, new Promise((done) => setTimeout(done, 60_000))])"


class Post:
    """Delivers pushes to somebody's worker, and tells what it did with them."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._line = person.context.new_cdp_session(person.page)
        self._found: list[Any] = []
        found = self._found
        self._line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.append(told))
        self._line.send("ServiceWorker.enable")

    @property
    def worker(self) -> Worker:
        """Give the worker that is there now."""
        return self._person.context.service_workers[-1]

    def deliver(self, **message: Any) -> None:
        """Push something."""
        self._push(json.dumps({"protocol": PROTOCOL, **message}))

    def _push(self, data: str) -> None:
        until(self._person, lambda: bool(self._found))
        (found,) = {one["registrationId"] for told in self._found for one in told["registrations"]}
        to = {"origin": self._person.base, "registrationId": found, "data": data}
        self._line.send("ServiceWorker.deliverPushMessage", to)

    def shown(self, number: int) -> list[Shown]:
        """Give what was shown, when it is so much."""
        until(self._person, lambda: len(self._noted()) >= number)
        return self._noted()

    def _noted(self) -> list[Shown]:
        found: list[Shown] = self.worker.evaluate("() => self.shown")
        return found

    def garble(self) -> None:
        """Push what no server of ours would."""
        self._push("not JSON")


def with_worker(person: Person, path: str = "/about") -> Post:
    """Go somewhere with a worker that is at work."""
    person.goes(path)
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    post = Post(person)
    post.worker.evaluate(NOTING)
    return post


def test_a_push_is_shown_with_what_it_says(company: Company) -> None:
    post = with_worker(company(new=True))
    post.deliver(title="Your turn", body="Masters", tag="your-turn-abc", path="/t/abc")
    (shown,) = post.shown(1)
    assert (shown["title"], shown["body"], shown["tag"]) == (
        "Your turn",
        "Masters",
        "your-turn-abc",
    )
    assert shown["data"] == {"path": "/t/abc"}
    assert shown["icon"].endswith("/icon-192.png")


def test_a_push_that_cannot_be_read_is_shown_nevertheless(company: Company) -> None:
    post = with_worker(company(new=True))
    post.garble()
    assert post.shown(1)[0]["title"] == "Bottega"


def test_nothing_is_shown_of_the_very_page_that_is_in_sight(company: Company) -> None:
    post = with_worker(company(new=True))
    post.deliver(title="here", body="", tag="here", path="/about")
    post.deliver(title="elsewhere", body="", tag="elsewhere", path="/t/abc")
    assert [shown["title"] for shown in post.shown(1)] == ["elsewhere"]
    post.deliver(title="trial", body="", tag="trial", path="/about")
    assert [shown["title"] for shown in post.shown(2)] == ["elsewhere", "trial"]


def test_a_click_leads_to_the_open_page_or_opens_it(company: Company) -> None:
    anna = company(new=True)
    post = with_worker(anna)
    post.worker.evaluate(CLICKING, "/about")
    post.worker.evaluate(CLICKING, "/t/abc")
    assert post.worker.evaluate("() => self.led") == [
        ["close"],
        ["focus", f"{anna.base}/about"],
        ["close"],
        ["open", "/t/abc"],
    ]


def test_a_hidden_page_shows_by_the_worker_what_its_reader_wishes(company: Company) -> None:
    anna, bruno = company(new=True), company("Bruno", new=True)
    table = anna.opens("me", "open", start=False)
    bruno.ask("POST", f"/api/tables/{table}/seats/1", body={})
    bruno.context.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'granted' });"
        "Object.defineProperty(document, 'hidden', { get: () => true });"
        "window.shown = [];"
        "ServiceWorkerRegistration.prototype.showNotification ="
        " async (title, how) => { window.shown.push([title, how.tag]); };"
    )
    with bruno.page.expect_response(lambda told: "/api/me/notices?away=true" in told.url):
        bruno.goes("/")
    bruno.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.ask("POST", f"/api/tables/{table}/start")
    until(bruno, lambda: bool(bruno.page.evaluate("window.shown.length")))
    assert bruno.page.evaluate("window.shown") == [["Your turn", f"your-turn-{table}"]]


def test_a_table_says_whether_somebody_looks_at_it(company: Company) -> None:
    anna = company(new=True)
    sent: list[str] = []
    anna.page.on(
        "websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame)))
    )
    anna.plays("me", "greedy")
    for hidden in ("true", "false"):
        anna.page.evaluate(
            f"Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }});"
            "document.dispatchEvent(new Event('visibilitychange'))"
        )
        until(anna, lambda: json.loads(sent[-1]) == {"type": "ping", "away": hidden == "true"})  # noqa: B023


def test_a_browser_that_is_reached_elsewhere_tells_the_server_so(company: Company) -> None:
    anna = company(new=True)
    post = with_worker(anna)
    device = {"keys": {"p256dh": P256DH, "auth": AUTH}}
    old, fresh = ({"endpoint": f"https://{PUBLIC}/{name}", **device} for name in ("old", "new"))
    told = {"endpoint": old["endpoint"], "p256dh": P256DH, "auth": AUTH, "language": "en"}
    anna.ask("POST", "/api/me/pushes", 200, told)
    post.worker.evaluate(CHANGED, [old, fresh])
    assert anna.ask("GET", "/api/me/pushes")["devices"] == 1
    trial = anna.context.request.post("/api/me/pushes/trial", data={"endpoint": old["endpoint"]})
    assert trial.status == 404  # the server knows the old address no more


# Older and newer workers.


@pytest.fixture
def changing_house(tmp_path: Path) -> Iterator[tuple[House, Path]]:
    """Give a server, and the file of its worker, which is an older one at first."""
    folder = tmp_path / "client"
    shutil.copytree(os.environ.get("BOTTEGA_CLIENT") or STATIC, folder)
    for packed in folder.glob("sw.js.*"):
        packed.unlink()
    house = House(tmp_path, BOTTEGA_CLIENT=str(folder))
    house.open()
    yield house, folder / "sw.js"
    house.kill()


def older(source: str) -> str:
    """Make a worker that speaks the protocol before."""
    aged = source.replace(f"postMessage({PROTOCOL})", f"postMessage({PROTOCOL - 1})")
    assert aged != source
    return aged


def test_an_older_worker_renews_itself_while_its_page_goes_on(
    company: Company, changing_house: tuple[House, Path]
) -> None:
    house, file = changing_house
    newest = file.read_text()
    file.write_text(older(newest))
    anna = company(house=house, new=True)
    anna.goes("/")
    assert anna.page.evaluate(SPOKEN) == PROTOCOL - 1
    file.write_text(newest)
    anna.context.add_init_script(f"({TAKEN_OVER})()")
    anna.page.reload()
    anna.page.evaluate(AWAITED)  # and nobody talks to the older one, which could not go then
    assert anna.page.evaluate(SPOKEN) == PROTOCOL
    assert anna.page.evaluate("navigator.serviceWorker.controller !== null")
    anna.page.locator(BELL).click()  # the page works as before
    anna.page.locator(f"{SHEET} .notices table").wait_for()


def test_a_worker_that_hears_of_a_newer_protocol_renews_itself(
    company: Company, changing_house: tuple[House, Path]
) -> None:
    house, file = changing_house
    newest = file.read_text()
    file.write_text(older(newest))
    anna = company(house=house, new=True)
    post = with_worker(anna)
    file.write_text(newest)
    assert anna.page.evaluate(SPOKEN) == PROTOCOL - 1
    anna.page.evaluate(TAKEN_OVER)
    post.deliver(protocol=PROTOCOL + 1, title="Later", body="", tag="later", path="/t/abc")
    anna.page.evaluate(AWAITED)
    assert anna.page.evaluate(SPOKEN) == PROTOCOL


# Installing.


def test_the_client_can_be_installed(company: Company) -> None:
    anna = company(new=True)
    anna.goes("/")
    line = anna.context.new_cdp_session(anna.page)
    told = line.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["start_url"], manifest["display"]) == ("..", "standalone")
    base = told["url"].rpartition("/")[0].removeprefix(anna.base)
    sizes = {}
    for icon in manifest["icons"]:
        answer = anna.context.request.get(f"{base}/{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
        sizes[icon["src"]] = answer.body()[16:24]
    assert sizes["icon-192.png"] == (192).to_bytes(4, "big") * 2  # as a PNG says it
    assert sizes["icon-512.png"] == sizes["icon-maskable.png"] == (512).to_bytes(4, "big") * 2
    worker = anna.context.request.get("/sw.js")
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    assert worker.headers["cache-control"] == "no-cache"
