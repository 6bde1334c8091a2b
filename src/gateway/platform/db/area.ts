import { type Area, kept } from '#gateway/area.ts'

export const dbArea: Area = {
  retention: {
    schema_migration: kept('stay: one for each migration'),
  },
}
