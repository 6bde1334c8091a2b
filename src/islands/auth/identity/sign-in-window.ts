import { is } from 'superstruct'
import { IdentityError } from '#api/identity-errors.ts'
import { deferred } from '#lib/older-phones.ts'
import { channelName, type SignInMessage, SignInMessageStruct } from './channel.ts'

/** Milliseconds between looks at whether the window is still there, and for its last word to arrive. */
const look = 400
const lastWord = 1000

/**
 * A window of its own for the provider's pages. Open it while a click is being handled: browsers block any other.
 *
 * @param address of the site's own sign-in page, which says that the provider is on the way
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
 * What the window tells, as far as `read` takes it for an answer to this attempt: other tabs may sign in too.
 *
 * @throws IdentityError `popup_closed` where the person closed the window first
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
      ? setTimeout(() => reject(new IdentityError('popup_closed')), lastWord)
      : setTimeout(watch, look)
  }
  watch()
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    channel.close()
  }
}
