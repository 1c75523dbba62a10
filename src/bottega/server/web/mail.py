"""Endpoints about mails: where they go, whether that is confirmed, and how they stop."""

import re
import time
from typing import Final

from bottega.server.base.errors import Refusing
from bottega.server.people.mailing import Mailing, checked, mailbox_of
from bottega.server.store import mails
from bottega.server.web.endpoints import Call, Nothing, endpoint
from bottega.text import spoken
from bottega.wire import Mailbox, MailLanguage, NewMailbox

STOPPING: Final = "/api/mail/stop/{letter}"
NO_MAIL: Final = "this server sends no mails"


def _mailing(call: Call) -> Mailing:
    mailing = call.site.notices.mailing
    if mailing is None:
        raise Refusing("not-found", NO_MAIL)
    return mailing


def _at() -> int:
    return round(time.time() * 1000)


@endpoint("GET", "/api/me/mail")
async def my_mail(call: Call) -> Mailbox:
    """Tell where you get mails, if this server sends any."""
    return await _mailbox(call, (await call.identity()).id)


async def _mailbox(call: Call, identity: str) -> Mailbox:
    found = await call.site.store.read(lambda c: mails.mailbox(c, identity))
    possible = call.site.notices.mailing is not None
    if found is None:
        return Mailbox(possible)
    return Mailbox(possible, found.address or "", found.asked or "", found.language)


@endpoint("PUT", "/api/me/mail", body=NewMailbox)
async def give_mail(call: Call) -> Mailbox:
    """Give an address for mails: it gets a link by which you confirm it, and nothing before."""
    identity = await call.identity()
    mailing, address = _mailing(call), checked(call.body.address)
    call.limit("mail", identity)
    wait = call.site.limits.wait("mailbox", mailbox_of(address))
    if wait > 0:
        raise Refusing("too-fast", "this address was asked often enough", round(wait, 3))
    await mailing.ask(identity, address, spoken(call.body.language), _at())
    return await _mailbox(call, identity.id)


@endpoint("PATCH", "/api/me/mail", body=MailLanguage)
async def speak_mail(call: Call) -> Mailbox:
    """Say in which language you read your mails."""
    identity, language = await call.acting("wish"), spoken(call.body.language)
    await call.site.store.write(lambda c: mails.speak(c, identity.id, language))
    return await _mailbox(call, identity.id)


@endpoint("DELETE", "/api/me/mail")
async def forget_mail(call: Call) -> Mailbox:
    """Have your address forgotten; nothing more is sent there."""
    identity = await call.acting("wish")
    await call.site.store.write(lambda c: mails.forget(c, identity.id))
    return await _mailbox(call, identity.id)


@endpoint("POST", "/api/mail/confirm/{letter}", secret=False)
async def confirm_mail(call: Call) -> Nothing:
    """Confirm an address by the link that was sent there."""
    call.limit("recover")
    await _mailing(call).confirm(_letter(call), _at())
    return Nothing()


@endpoint("POST", STOPPING, secret=False)
async def stop_mail(call: Call) -> Nothing:
    """Get no more mails, by the link in any of them; nobody need be known for that."""
    call.limit("recover")
    await _mailing(call).stop(_letter(call))
    return Nothing()


def _letter(call: Call) -> str:
    """Give what a link in a mail says of it."""
    word = str(call.request.path_params["letter"])
    if re.fullmatch(r"[A-Za-z0-9._-]{1,200}", word) is None:
        raise Refusing("not-found", "this link is not whole; copy all of it")
    return word
