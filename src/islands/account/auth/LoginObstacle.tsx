import { useWords } from '#islands/Words.tsx'
import type { Obstacle } from '#stores/environment.ts'
import { Notice } from '#ui/Notice.tsx'

/** Says why nobody can log in on this page, in place of forms that could not work (product rule 2.26). */
export function LoginObstacle({ obstacle }: { obstacle: Obstacle }) {
  const t = useWords<'errors'>()
  return <Notice kind="error">{t(obstacle === 'insecure' ? 'error.insecure' : 'obstacle.storage')}</Notice>
}
