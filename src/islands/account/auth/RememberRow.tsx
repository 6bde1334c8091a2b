import { useWords } from '#islands/Words.tsx'
import { CheckField } from '#ui/Field.tsx'

interface Props {
  checked: boolean
  /** Left out where nothing is remembered. */
  onChange?: ((checked: boolean) => void) | undefined
  /** Undefined if the operator offers no password recovery. */
  onForgot: (() => void) | undefined
}

export function RememberRow({ checked, onChange, onForgot }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  return (
    <div className="form__row">
      {onChange && (
        <CheckField
          label={t('login.remember')}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
      {onForgot && (
        <button type="button" className="link" onClick={onForgot}>
          {t('login.forgot')}
        </button>
      )}
    </div>
  )
}
