import { useRef, useState } from 'react'
import { CallError } from '#api/errors.ts'
import { arrived } from '#api/loaded-code.ts'
import { call } from '#stores/call.ts'

/** Milliseconds after a picture in which a click for another one is ignored (product rule 2.5). */
const refreshPause = 1000

/**
 * The captcha that the gateway asks for after a failure: a picture with the letters typed from it, or proof of work.
 */
export function useCaptcha() {
  const [picture, setPicture] = useState<{ captchaId: string; image: string }>()
  const [shown, setShown] = useState(false)
  const [text, setText] = useState('')
  const [byProof, setByProof] = useState(false)
  const lastRefresh = useRef(Number.NEGATIVE_INFINITY)
  return {
    shown,
    image: picture?.image,
    text,
    setText,
    /** The person chose proof of work: the device solves a longer challenge instead of the picture. */
    byProof,
    setByProof,
    /** Purpose to give to `prove`, if proof of work replaces the letters. */
    proof: shown && byProof ? ('letters' as const) : undefined,
    isMissing: shown && !byProof && text.trim() === '',
    answer: () => (picture && !byProof ? { captchaId: picture.captchaId, captcha: text.trim() } : {}),
    refresh: async () => {
      if (performance.now() - lastRefresh.current < refreshPause) return
      lastRefresh.current = performance.now()
      setShown(true)
      setText('')
      try {
        const { getCaptcha } = await arrived(import('#contract/account/auth/get-captcha.ts'), 'getCaptcha')
        setPicture(await call(getCaptcha, {}))
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        setPicture(undefined)
      }
    },
  }
}

export type Captcha = ReturnType<typeof useCaptcha>
