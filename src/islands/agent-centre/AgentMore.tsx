import { useWords } from '#islands/Words.tsx'

/** The screen on which phones show the whole menu, which stands above it; wider screens have the menu at their side. */
export function AgentMore() {
  const t = useWords<'agent-centre'>()
  return (
    <section className="agents__more">
      <h1>{t('more.title')}</h1>
      <p>{t('more.side')}</p>
    </section>
  )
}
