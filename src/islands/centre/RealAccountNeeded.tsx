import { useWords } from '#islands/Words.tsx'

/** In place of a screen that a trial account has no use for. */
export function RealAccountNeeded({ heading }: { heading: string }) {
  const t = useWords<'centre' | 'errors'>()
  return (
    <section className="panel real" aria-labelledby="real-title">
      <h1 id="real-title">{heading}</h1>
      <p>{t('real.text')}</p>
      <a className="button button--main" href="#register" data-popup="register">
        {t('real.register')}
      </a>
    </section>
  )
}
