import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { serversOf } from '@kalata/postgres-client/servers/servers.ts'

/** A variable of the environment: how it is documented and how it is parsed. */
export interface Variable<T = unknown> extends Description {
  /** The values it accepts, with their unit. */
  readonly values: string
  /** What applies without it. */
  readonly fallback: string
  /** @param value undefined where it is not set @param problem is called with what is wrong: "must be ..." */
  parse(value: string | undefined, problem: (text: string) => void): T
}

export interface Description {
  /** What it decides, in one sentence. */
  readonly meaning: string
  /** A value for the example file, where the default is no value to type. */
  readonly example?: string
  /** An earlier name, which is still read. */
  readonly formerName?: string
}

export type Variables = Readonly<Record<string, Variable>>
export type Values<V extends Variables> = { readonly [Name in keyof V]: ReturnType<V[Name]['parse']> }
export type Environment = Readonly<Record<string, string | undefined>>

/** The values of all variables, and a line for each that has a bad one, which then has its default. */
export function parseVariables<V extends Variables>(variables: V, environment: Environment): { values: Values<V>; problems: string[] } {
  const problems: string[] = []
  const entries = Object.entries(variables).map(([name, variable]) => {
    const value = environment[name] ?? (variable.formerName ? environment[variable.formerName] : undefined)
    return [name, variable.parse(value, (text) => problems.push(`${name} ${text}`))]
  })
  return { values: Object.fromEntries(entries) as Values<V>, problems }
}

/** A whole number; `unit` is in the plural. */
export function integer(range: { fallback: number; min?: number; max?: number; unit?: string }, text: Description): Variable<number> {
  const { fallback, min = 0, max = 65535, unit } = range
  return {
    ...text,
    values: `${min} to ${max}${unit ? ` ${unit}` : ''}`,
    fallback: String(fallback),
    parse(value, problem) {
      if (value === undefined) return fallback
      const number = Number(value)
      if (Number.isInteger(number) && number >= min && number <= max) return number
      problem(`must be a whole number from ${min} to ${max}`)
      return fallback
    },
  }
}

/** How many processes: a number, or one for each processor. */
export function processes(text: Description): Variable<number> {
  const most = 64
  return {
    ...text,
    values: `1 to ${most}, or \`auto\`: one for each processor`,
    fallback: '1',
    parse(value, problem) {
      if (value === undefined) return 1
      if (value === 'auto') return Math.min(most, availableParallelism())
      const number = Number(value)
      if (Number.isInteger(number) && number >= 1 && number <= most) return number
      problem(`must be a whole number from 1 to ${most}, or auto`)
      return 1
    },
  }
}

export function oneOf<const T extends string>(words: readonly T[], fallback: NoInfer<T>, text: Description): Variable<T> {
  return {
    ...text,
    values: words.map((word) => `\`${word}\``).join(', '),
    fallback,
    parse(value, problem) {
      if (value === undefined) return fallback
      if (words.includes(value as T)) return value as T
      problem(`must be one of ${words.join(', ')}`)
      return fallback
    },
  }
}

/** An address, which may name several servers between commas; undefined where it is empty. @param schemes such as `https` @param fallback what applies then, in words */
export function address(schemes: readonly string[], fallback: string, text: Description): Variable<string | undefined> {
  const prefixes = schemes.map((scheme) => `${scheme}://`)
  return {
    ...text,
    values: `an address: ${prefixes.map((prefix) => `\`${prefix}…\``).join(' or ')}`,
    fallback,
    parse(value, problem) {
      if (!value) return undefined
      if (serversOf(value).every((server) => URL.canParse(server) && prefixes.includes(`${new URL(server).protocol}//`))) return value
      problem(`must be an address that starts with ${prefixes.join(' or ')}`)
      return undefined
    },
  }
}

/** Addresses between commas; none without it. */
export function addresses(schemes: readonly string[], text: Description): Variable<readonly string[]> {
  const prefixes = schemes.map((scheme) => `${scheme}://`)
  return {
    ...text,
    values: `addresses, divided by commas: ${prefixes.map((prefix) => `\`${prefix}…\``).join(' or ')}`,
    fallback: 'none',
    parse(value, problem) {
      const all = (value ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
      if (all.every((each) => URL.canParse(each) && prefixes.includes(`${new URL(each).protocol}//`))) return all
      problem(`must be addresses that start with ${prefixes.join(' or ')}, divided by commas`)
      return []
    },
  }
}

export function string(fallback: string, text: Description): Variable<string> {
  return { ...text, values: 'text', fallback, parse: (value) => value ?? fallback }
}

/** @param fallback what applies without it, in words */
export function optionalString(values: string, fallback: string, text: Description): Variable<string | undefined> {
  return { ...text, values, fallback, parse: (value) => value }
}

/** @param fallback what applies without it, in words */
export function secret(minLength: number, fallback: string, text: Description): Variable<string | undefined> {
  return {
    ...text,
    values: `text of at least ${minLength} characters`,
    fallback,
    parse(value, problem) {
      if (value !== undefined && value.length < minLength) problem(`must have at least ${minLength} characters`)
      return value
    },
  }
}

/** An absolute path; relative ones start at the working folder. */
export function folder(fallback: string, text: Description): Variable<string> {
  return { ...text, values: 'a folder', fallback, parse: (value) => resolve(value ?? fallback) }
}

/** Parts between commas; none without it. */
export function list(values: string, text: Description): Variable<readonly string[]> {
  return { ...text, values, fallback: 'none', parse: (value) => value?.split(',').map((part) => part.trim()) ?? [] }
}

/** A number for each of red, green and blue. */
export function channels(fallback: readonly number[], allow: { zero: boolean }, text: Description): Variable<readonly number[]> {
  return {
    ...text,
    values: `three numbers from 0 to 1${allow.zero ? '' : ', none of them 0'}`,
    fallback: fallback.join(','),
    parse(value, problem) {
      if (value === undefined) return fallback
      const numbers = value.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
      const valid = numbers.length === 3 && numbers.every((number) => number >= 0 && number <= 1)
      if (!valid) problem('must be three numbers from 0 to 1, divided by commas')
      else if (!allow.zero && numbers.includes(0)) problem('must not have a 0')
      return valid ? numbers : fallback
    },
  }
}
