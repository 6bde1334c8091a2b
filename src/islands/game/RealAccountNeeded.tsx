import type { Translate } from '#lib/messages.ts'

interface Props {
  t: Translate
  /** The person is on a trial account, which cannot play for money. */
  trial: boolean
  onRegister: () => void
}

export function RealAccountNeeded({ t, trial, onRegister }: Props) {
  return (
    <>
      <p>{trial ? t('trial.text') : t('trial.unsupported')}</p>
      {trial && (
        <button type="button" className="button button--main button--big" onClick={onRegister}>
          {t('trial.register')}
        </button>
      )}
    </>
  )
}
