/** Searches against nodes of OpenSearch, which Java runs here and Maven fetches: into a folder of the user, never into the project. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { programOf } from './program-of.ts'
import { run, type Outcome, type Write } from './run.ts'
import { root } from '../root.ts'
import { unit } from './runtime-checks.ts'

const tests = ['packages/opensearch-index', 'server/search/execute/opensearch']
const version = '2.19.6'
const artifacts = [
  `org.opensearch:opensearch:${version}`,
  // The modules that the distribution brings.
  `org.opensearch.plugin:transport-netty4-client:${version}`,
  `org.opensearch.plugin:lang-painless:${version}`,
  `org.opensearch.plugin:analysis-common:${version}`,
  'org.apache.logging.log4j:log4j-core:2.25.4',
  'net.java.dev.jna:jna:5.13.0',
]
const source = join(root, 'tools/test/opensearch/SearchNode.java')

/** @param args test files; those of the adapter without them */
export async function searchOutside(write: Write, args: string[]): Promise<Outcome> {
  const missing = ['java', 'javac', 'mvn'].filter((name) => !programOf(name))
  if (missing.length > 0) {
    write(`OpenSearch: not available here (${missing.join(', ')})\n`)
    return { ok: true, passed: 0, failed: 0 }
  }
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'kalata', `opensearch-${version}`)
  const problem = await fetched(folder)
  if (problem !== undefined) {
    write(`OpenSearch: not available here, it could not be fetched:\n${problem}\n`)
    return { ok: true, passed: 0, failed: 0 }
  }
  process.env.SEARCH_TEST_CLASSPATH = `${join(folder, 'classes')}:${join(folder, 'lib')}/*`
  return unit(write, 'proof', args.length > 0 ? args : tests)
}

/** Fetches and compiles what is not there, or is of another version. @returns what went wrong */
async function fetched(folder: string): Promise<string | undefined> {
  const print = `${artifacts.join('\n')}\n${readFileSync(source, 'utf8')}`
  const done = join(folder, 'done')
  if (existsSync(done) && readFileSync(done, 'utf8') === print) return undefined
  mkdirSync(join(folder, 'classes'), { recursive: true })
  const project = join(folder, 'pom.xml')
  writeFileSync(project, projectOf())
  const [lib, classes] = [join(folder, 'lib'), join(folder, 'classes')]
  const quiet = () => undefined
  const maven = await run(quiet, 'mvn', ['-q', '-B', '-f', project, 'dependency:copy-dependencies', `-DoutputDirectory=${lib}`])
  if (!maven.ok) return maven.output.slice(-2000)
  const compiler = await run(quiet, 'javac', ['-cp', `${lib}/*`, '-d', classes, source])
  if (!compiler.ok) return compiler.output.slice(-2000)
  writeFileSync(done, print)
  return undefined
}

function projectOf(): string {
  const dependencies = artifacts.map((artifact) => {
    const [groupId, artifactId, version] = artifact.split(':')
    return `<dependency><groupId>${groupId}</groupId><artifactId>${artifactId}</artifactId><version>${version}</version></dependency>`
  })
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>kalata</groupId><artifactId>search-node</artifactId><version>1</version><packaging>pom</packaging>
<dependencies>${dependencies.join('')}</dependencies></project>`
}
