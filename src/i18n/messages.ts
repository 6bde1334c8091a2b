export * from '#lib/messages.ts'
