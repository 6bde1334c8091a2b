import type { ClientDirective } from 'astro'

/**
 * `client:session`: hydrates when there is a session, now or later. A visitor's page never loads parts that only members see.
 */
const session: ClientDirective = (load) => {
  const root = document.documentElement
  const begin = async () => {
    const hydrate = await load()
    await hydrate()
  }
  if (root.dataset.role !== 'visitor') {
    void begin()
    return
  }
  const observer = new MutationObserver(() => {
    if (root.dataset.role === 'visitor') return
    observer.disconnect()
    void begin()
  })
  observer.observe(root, { attributeFilter: ['data-role'] })
}

export default session
