import type { LoaderFunctionArgs } from 'react-router'
import type { InputOf } from '#contract/calls.ts'
import { openPage } from '#storefront/app/client/loader.ts'
import { orNotFound } from '#storefront/app/client/or-absent.ts'

/** A policy and the list of all, for the links beside it. @throws the 404 page where there is no such policy */
export async function loadPolicy({ context }: LoaderFunctionArgs, asked: InputOf<'policies.info'>) {
  const { api } = openPage(context)
  const [policy, list] = await Promise.all([orNotFound(api.policies.info(asked)), api.policies.list()])
  return { policy, list }
}
