import { also, moments, plain, type Section } from '#gateway/export-fields.ts'

const game = 'LEFT JOIN game g ON g.node_id = t.node_id'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'favourites',
    table: 'favourite',
    join: game,
    fields: [...plain('node_id'), also('game', 'g.game_name'), ...moments('added_at')],
  },
  {
    name: 'recentGames',
    table: 'recent',
    join: game,
    fields: [...plain('node_id'), also('game', 'g.game_name'), ...moments('launched_at')],
  },
]
