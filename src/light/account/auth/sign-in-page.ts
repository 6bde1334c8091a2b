import { solveCaptcha } from './captcha.ts'
import { channelName, type SignInMessage } from './channel.ts'

/**
 * Runs in the sign-in window. With `?verify=` it shows a captcha and sends its token to the opener. After a redirect
 * from the provider it sends the address to the opener. Otherwise it waits until the opener shows the provider.
 */
export async function runSignInPage(screen: HTMLElement): Promise<void> {
  const { search, hash, href, pathname } = location
  const query = new URLSearchParams(search)
  const siteKey = query.get('verify')
  if (siteKey) {
    show(screen, 'verify')
    const place = screen.querySelector<HTMLElement>('[data-captcha]')
    const token = place ? await solveCaptcha(place, siteKey) : ''
    return send(screen, { kind: 'captcha', id: query.get('id') ?? '', token })
  }
  if (!query.has('state') && !query.has('error') && !hash.includes('state=')) return
  history.replaceState(null, '', pathname)
  send(screen, { kind: 'answer', url: href })
}

function send(screen: HTMLElement, message: SignInMessage): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(message)
  channel.close()
  show(screen, 'done')
  window.close()
}

function show(screen: HTMLElement, state: 'verify' | 'done'): void {
  for (const part of screen.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = part.dataset.when !== state
}
