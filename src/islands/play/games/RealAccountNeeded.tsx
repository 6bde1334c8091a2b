import { useWords } from '#islands/Words.tsx'
import { openPopup } from '#stores/popup.ts'

interface Props {
  /** The person has a trial account. Otherwise the game has no trial mode. */
  trial: boolean
  /** Where they continue after that, as a hash. */
  after?: string
}

/** Real money needs an account: a new one, or the one that the person has. */
export function RealAccountNeeded({ trial, after }: Props) {
  const t = useWords<'games' | 'errors' | 'common'>()
  const open = (name: 'login' | 'register') => openPopup({ name, ...(after && { after }) })
  return (
    <>
      <p>{trial ? t('trial.text') : t('trial.unsupported')}</p>
      {trial && (
        <>
          <button type="button" className="button button--main button--big" onClick={() => open('register')}>
            {t('trial.register')}
          </button>
          <button type="button" className="button button--line button--big" onClick={() => open('login')}>
            {t('trial.login')}
          </button>
        </>
      )}
    </>
  )
}
