interface Captcha {
  render(
    place: HTMLElement,
    options: {
      sitekey: string
      theme: 'dark' | 'light'
      callback: (token: string) => void
      'error-callback': () => void
    },
  ): number
}

declare global {
  interface Window {
    grecaptcha?: Captcha
    showCaptcha?: () => void
  }
}

const source = 'https://www.google.com/recaptcha/api.js'

/**
 * Shows Google's "I am not a robot", which its phone sign-in requires. Resolves to its token, or to an empty string if
 * it cannot be shown. Its script runs only in this window: the content security policy forbids it on all other pages.
 */
export function solveCaptcha(place: HTMLElement, sitekey: string): Promise<string> {
  return new Promise((resolve) => {
    const fail = () => resolve('')
    const theme = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
    window.showCaptcha = () => {
      if (!window.grecaptcha) return fail()
      window.grecaptcha.render(place, { sitekey, theme, callback: resolve, 'error-callback': fail })
    }
    const script = document.createElement('script')
    script.src = `${source}?${new URLSearchParams({ render: 'explicit', onload: 'showCaptcha', hl: document.documentElement.lang })}`
    script.onerror = fail
    document.head.append(script)
  })
}
