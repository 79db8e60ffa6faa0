import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/**
 * The commit that a change is compared with: where the branch left its upstream; on a branch that has none, or that is its upstream, the
 * last commit.
 */
export function baseCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    const base = git('merge-base', 'HEAD', '@{upstream}')
    return base === git('rev-parse', 'HEAD') ? 'HEAD' : base
  } catch {
    return 'HEAD'
  }
}

/** Files that were added or changed since, committed or not, as paths below the root. @throws Error where there is no git */
export function changedFiles(base: string): string[] {
  const list = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n')
  const named = [...list('diff', '--name-only', base), ...list('ls-files', '--others', '--exclude-standard')]
  return [...new Set(named)].filter((file) => file && existsSync(join(root, file))).sort()
}
