#!/usr/bin/env node
// Computes a past round again from its proof, and says at each step whether it is the round that was recorded.
// It reads one file and asks nobody. Ends with 0 if all matches, 1 if something differs, 2 if there is nothing to check.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { printLines } from '../printed.ts'
import { run } from './run.ts'

/** Node's arguments without the script, the languages of the machine, and what the script is called. */
const { text, code } = await run({
  given: process.argv.slice(2),
  machine: process.env.LC_ALL || process.env.LANG || '',
  name: basename(process.argv[1] ?? ''),
  read: (file) => readFileSync(file, 'utf8'),
})
printLines(...text.split('\n'))
process.exitCode = code
