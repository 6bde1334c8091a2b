import { useEffect, useState } from 'react'
import { environment, type Obstacle } from '#stores/environment.ts'

/** What keeps people from logging in on this page. Known after the first drawing, because the built page knows no browser. */
export function useObstacle(): Obstacle | undefined {
  const [obstacle, setObstacle] = useState<Obstacle>()
  useEffect(() => setObstacle(environment.obstacle()), [])
  return obstacle
}
