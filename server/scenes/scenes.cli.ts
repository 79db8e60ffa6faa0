import type { Ctx } from '#server/context.ts'
import type { CommandResult } from '#server/module.ts'
import { counted } from '#contract/core/counted.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { removeScene, sceneStates } from './scenes.service.ts'

export const scenesUsage = 'scenes list | scenes remove <id>'

/** `kalata scenes`: scenes come in through `kalata import`. 0 when it is done, 1 where there is no such scene. @throws UsageError */
export async function scenesCommand(ctx: Ctx, [verb, ...rest]: string[]): Promise<CommandResult> {
  if (verb === 'list' && rest.length === 0) {
    const data = await sceneStates(ctx)
    const lines = data.map(({ key, place, points }) => `${key}  ${place}  ${counted(points, 'product')}`)
    return { text: lines.join('\n') || 'No scene', data, ok: true }
  }
  const [key] = rest
  if (verb !== 'remove' || key === undefined || rest.length !== 1) throw new UsageError(scenesUsage)
  const ok = await removeScene(ctx, key)
  return { text: ok ? `Scene ${key} is removed` : `There is no scene ${key}`, data: { id: key, removed: ok }, ok }
}
