import { is } from 'superstruct'
import { IdentityError } from '#api/identity-errors.ts'
import { deferred } from '#lib/older-phones.ts'
import { channelName, type SignInMessage, SignInMessageStruct } from './channel.ts'

/** Milliseconds between checks whether the window is still open. */
const checkEvery = 400
/** Milliseconds after it closed in which its last message may still arrive. */
const lastMessageWithin = 1000

/**
 * Opens a window for the provider's pages. Call it while a click is handled, because browsers block other popups.
 *
 * @param address the site's own sign-in page, which shows that the provider is loading
 * @throws IdentityError `popup_blocked`
 */
export function openSignInWindow(address: string) {
  const popup = window.open(address, 'signin', 'popup,width=480,height=680')
  if (!popup) throw new IdentityError('popup_blocked')
  return {
    show: (to: string) => popup.location.replace(to),
    close: () => popup.close(),
    answer: <Answer>(read: (message: SignInMessage) => Answer | undefined) => answerOf(popup, read),
  }
}

/**
 * Waits for the message that answers this attempt. `read` returns undefined for others, since other tabs may sign in
 * too.
 *
 * @throws IdentityError `popup_closed` if the person closed the window first
 */
async function answerOf<Answer>(popup: Window, read: (message: SignInMessage) => Answer | undefined): Promise<Answer> {
  const channel = new BroadcastChannel(channelName)
  let timer: ReturnType<typeof setTimeout> | undefined
  const { promise, resolve, reject } = deferred<Answer>()
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const answer = is(data, SignInMessageStruct) ? read(data) : undefined
    if (answer !== undefined) resolve(answer)
  }
  const watch = () => {
    timer = popup.closed
      ? setTimeout(() => reject(new IdentityError('popup_closed')), lastMessageWithin)
      : setTimeout(watch, checkEvery)
  }
  watch()
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    channel.close()
  }
}
