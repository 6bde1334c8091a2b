import { solveCaptcha } from './captcha.ts'
import { channelName, type SignInMessage } from './channel.ts'

/**
 * The sign-in window: it waits for its opener to show the provider, hands over what the provider came back with, or
 * shows the letters that are solved before a code is sent.
 */
export async function runSignInPage(screen: HTMLElement): Promise<void> {
  const { search, hash, href, pathname } = location
  const query = new URLSearchParams(search)
  const siteKey = query.get('verify')
  if (siteKey) {
    show(screen, 'verify')
    const place = screen.querySelector<HTMLElement>('[data-captcha]')
    const token = place ? await solveCaptcha(place, siteKey) : ''
    return tell(screen, { kind: 'captcha', id: query.get('id') ?? '', token })
  }
  if (!query.has('state') && !query.has('error') && !hash.includes('state=')) return
  history.replaceState(null, '', pathname)
  tell(screen, { kind: 'answer', url: href })
}

function tell(screen: HTMLElement, message: SignInMessage): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(message)
  channel.close()
  show(screen, 'done')
  window.close()
}

function show(screen: HTMLElement, state: 'verify' | 'done'): void {
  for (const part of screen.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = part.dataset.when !== state
}
