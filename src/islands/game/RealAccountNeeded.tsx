import { useWords } from '#islands/Words.tsx'

interface Props {
  /** The person is on a trial account, which cannot play for money. */
  trial: boolean
  onRegister: () => void
}

export function RealAccountNeeded({ trial, onRegister }: Props) {
  const t = useWords<'game' | 'errors' | 'common'>()
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
