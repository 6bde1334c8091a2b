import type { ClientDirective } from 'astro'

/**
 * `client:session`: hydrates once somebody is logged in, at the start or later in the life of the page. A visitor's page
 * never loads what only members see.
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
