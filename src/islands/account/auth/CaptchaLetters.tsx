import { useWords } from '#islands/Words.tsx'
import { $proving } from '#stores/account/auth/verification.ts'
import { useStore } from '#stores/use-store.ts'
import { TextField } from '#ui/Field.tsx'
import type { Captcha } from './use-captcha.ts'

interface Props {
  captcha: Captcha
  error?: string | undefined
}

/**
 * A picture of letters to copy. People who cannot see it choose proof of work by their device instead (WCAG 2.2, 3.3.8:
 * a cognitive test needs an alternative).
 */
export function CaptchaLetters({ captcha, error }: Props) {
  const t = useWords<'auth' | 'auth-steps' | 'errors' | 'common'>()
  const { byProof } = captcha
  const proving = useStore($proving)
  return (
    <div className="field">
      {!byProof && (
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
      {/* Always rendered: screen readers then announce changes of the text, and the button keeps the focus. */}
      <p role="status">{byProof && t(proving ? 'captcha.work.busy' : 'captcha.work')}</p>
      <button type="button" className="link" onClick={() => captcha.setByProof(!byProof)}>
        {t(byProof ? 'captcha.work.back' : 'captcha.work.choose')}
      </button>
    </div>
  )
}
