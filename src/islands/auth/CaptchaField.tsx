import { useRef, useState } from 'react'
import { CallError } from '#api/errors.ts'
import { getCaptcha } from '#contract/auth/get-captcha.ts'
import type { Translate } from '#i18n/messages.ts'
import { call } from '#stores/call.ts'
import { TextField } from '#ui/Field.tsx'

/** A click this soon after the last picture is ignored (specification §5). */
const guard = 1000

/** The picture the gateway asks for after a failure, and what was copied from it. */
export function useCaptcha() {
  const [picture, setPicture] = useState<{ captchaId: string; image: string }>()
  const [shown, setShown] = useState(false)
  const [text, setText] = useState('')
  const last = useRef(Number.NEGATIVE_INFINITY)
  return {
    shown,
    image: picture?.image,
    text,
    setText,
    answer: () => (picture ? { captchaId: picture.captchaId, captcha: text.trim() } : {}),
    refresh: async () => {
      if (performance.now() - last.current < guard) return
      last.current = performance.now()
      setShown(true)
      setText('')
      try {
        setPicture(await call(getCaptcha, {}))
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        setPicture(undefined)
      }
    },
  }
}

interface Props {
  t: Translate
  captcha: ReturnType<typeof useCaptcha>
  error?: string | undefined
}

export function CaptchaField({ t, captcha, error }: Props) {
  return (
    <TextField
      label={t('captcha')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={16}
      value={captcha.text}
      error={error}
      onChange={(event) => captcha.setText(event.target.value)}
    >
      <div className="captcha">
        {captcha.image ? (
          <img src={`data:image/png;base64,${captcha.image}`} width="160" height="56" alt={t('captcha.picture')} />
        ) : (
          <span className="captcha__missing">{t('captcha.missing')}</span>
        )}
        <button type="button" className="button" onClick={() => void captcha.refresh()}>
          {t('captcha.refresh')}
        </button>
      </div>
    </TextField>
  )
}
