import type { PlayMenu } from '#games/lottery/view/menu.ts'

/** 3D: single digits first, then all three. */
export const menu: PlayMenu = [
  { group: 'places', plays: ['positioned'] },
  {
    group: 'three',
    plays: [
      'three-direct',
      'three-group3',
      'three-group6',
      'three-any1',
      'three-any2',
      'three-sum',
      'three-span',
      'three-shape',
    ],
  },
  { group: 'back2', plays: ['back2-direct', 'back2-group', 'back2-sum', 'back2-span'] },
  { group: 'front2', plays: ['front2-direct', 'front2-group', 'front2-sum', 'front2-span'] },
  { group: 'sizes', plays: ['front2-size', 'back2-size'] },
]
