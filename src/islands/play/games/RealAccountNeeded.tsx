import { useWords } from '#islands/Words.tsx'

interface Props {
  /** The person has a trial account. Otherwise the game has no trial mode. */
  trial: boolean
  onRegister: () => void
}

export function RealAccountNeeded({ trial, onRegister }: Props) {
  const t = useWords<'games' | 'errors' | 'common'>()
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
