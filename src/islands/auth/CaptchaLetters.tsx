import { useWords } from '#islands/Words.tsx'
import { useStore } from '#stores/use-store.ts'
import { $proving } from '#stores/verification.ts'
import { TextField } from '#ui/Field.tsx'
import type { Captcha } from './use-captcha.ts'

interface Props {
  captcha: Captcha
  error?: string | undefined
}

/** Letters to copy, and for who cannot see them, work for the device (WCAG 2.2, 3.3.8: no test without another way). */
export function CaptchaLetters({ captcha, error }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const { byWork } = captcha
  const proving = useStore($proving)
  return (
    <div className="field">
      {!byWork && (
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
      )}
      {/* Always there, so that what comes into it is read out; so is the button, which keeps its focus. */}
      <p role="status">{byWork && t(proving ? 'captcha.work.busy' : 'captcha.work')}</p>
      <button type="button" className="link" onClick={() => captcha.setByWork(!byWork)}>
        {t(byWork ? 'captcha.work.back' : 'captcha.work.choose')}
      </button>
    </div>
  )
}
