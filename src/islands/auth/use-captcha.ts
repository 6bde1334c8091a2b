import { useRef, useState } from 'react'
import { CallError } from '#api/errors.ts'
import { arrived } from '#api/late.ts'
import { call } from '#stores/call.ts'

/** A click this soon after the last picture is ignored (product rule 2.5). */
const guard = 1000

/** The picture the gateway asks for after a failure, and what was copied from it; or a challenge in its place. */
export function useCaptcha() {
  const [picture, setPicture] = useState<{ captchaId: string; image: string }>()
  const [shown, setShown] = useState(false)
  const [text, setText] = useState('')
  const [byWork, setByWork] = useState(false)
  const last = useRef(Number.NEGATIVE_INFINITY)
  return {
    shown,
    image: picture?.image,
    text,
    setText,
    /** The person cannot see the picture: the device solves a longer challenge instead. */
    byWork,
    setByWork,
    /** What `prove` is asked for, where the letters call for it. */
    proof: shown && byWork ? ('letters' as const) : undefined,
    isMissing: shown && !byWork && text.trim() === '',
    answer: () => (picture && !byWork ? { captchaId: picture.captchaId, captcha: text.trim() } : {}),
    refresh: async () => {
      if (performance.now() - last.current < guard) return
      last.current = performance.now()
      setShown(true)
      setText('')
      try {
        const { getCaptcha } = await arrived(import('#contract/auth/get-captcha.ts'), 'getCaptcha')
        setPicture(await call(getCaptcha, {}))
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        setPicture(undefined)
      }
    },
  }
}

export type Captcha = ReturnType<typeof useCaptcha>
