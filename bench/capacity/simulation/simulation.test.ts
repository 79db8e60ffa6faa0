import { describe, expect, it } from 'vitest'
import { Batches } from './batches.ts'
import { Places } from './places.ts'
import { Processors } from './processors.ts'
import { Random, zipf } from './random.ts'
import { ResponseTimes } from './response-times.ts'
import { Simulation, type Activity } from './simulation.ts'
import { slowdownAt, type Slowdown } from './slowdown.ts'

const serviceTime = 10
/** ms, long enough that chance moves means by less than the tests allow. */
const simulated = 4_000_000

interface Queue {
  servers: number
  /** Requests that come in the time of one service. */
  offered: number
  /** Time of one service. */
  service(random: Random): number
}

/** Requests that come by chance to servers with one queue. */
function queue({ servers, offered, service }: Queue) {
  const simulation = new Simulation()
  const random = new Random(1)
  const processors = new Processors(simulation, servers)
  const places = new Places(servers)
  const times = new ResponseTimes()
  /** Requests in the system, integrated over time. */
  const present = { requests: 0, sum: 0, since: 0 }
  const count = (change: number) => {
    present.sum += present.requests * (simulation.now - present.since)
    present.since = simulation.now
    present.requests += change
  }
  function* request(): Activity {
    const begun = simulation.now
    count(1)
    yield places.enter
    yield processors.run(service(random))
    places.leave()
    count(-1)
    times.add(simulation.now - begun)
  }
  function* arrivals(): Activity {
    for (;;) {
      yield simulation.pause(random.exponential(serviceTime / offered))
      simulation.start(request())
    }
  }
  simulation.start(arrivals())
  simulation.runUntil(simulated)
  return { times, utilisation: processors.utilisation, present: present.sum / simulated, rate: times.count / simulated }
}

const exponential = (random: Random) => random.exponential(serviceTime)

/** The probability that a request waits in M/M/c (Erlang's C formula). */
function erlangC(servers: number, offered: number): number {
  let [term, sum] = [1, 0]
  for (let busy = 0; busy < servers; busy++) {
    sum += term
    term *= offered / (busy + 1)
  }
  const waiting = (term * servers) / (servers - offered)
  return waiting / (sum + waiting)
}

const near = (value: number, expected: number, share = 0.03) => {
  expect(value / expected).toBeGreaterThan(1 - share)
  expect(value / expected).toBeLessThan(1 + share)
}

describe('the simulation agrees with what is known of queues', () => {
  it.each([0.3, 0.6, 0.8])('M/M/1 with a load of %s: mean and quantiles of the response time', (offered) => {
    const { times } = queue({ servers: 1, offered, service: exponential })
    const mean = serviceTime / (1 - offered)
    near(times.mean, mean)
    near(times.quantile(0.5), mean * Math.log(2))
    near(times.quantile(0.99), mean * Math.log(100), 0.05)
  })

  it.each([
    [2, 1.5],
    [8, 6],
  ])('M/M/%i with a load of %s: mean response time by Erlang', (servers, offered) => {
    const { times } = queue({ servers, offered, service: exponential })
    near(times.mean, serviceTime + (erlangC(servers, offered) * serviceTime) / (servers - offered))
  })

  it('M/D/1: a fixed time of service halves the waiting', () => {
    const { times } = queue({ servers: 1, offered: 0.8, service: () => serviceTime })
    near(times.mean - serviceTime, (serviceTime * 0.8) / (2 * (1 - 0.8)))
  })

  it("Little's law and the utilisation law", () => {
    const { times, utilisation, present, rate } = queue({ servers: 2, offered: 1.5, service: exponential })
    near(present, rate * times.mean, 0.001)
    near(utilisation, (rate * serviceTime) / 2, 0.01)
  })
})

describe('processors that are shared', () => {
  /** Tasks that all come at one time; returns when each is done. */
  function doneAt(count: number, tasks: number[], slowdown: Slowdown = []): number[] {
    const simulation = new Simulation()
    const processors = new Processors(simulation, count, slowdown)
    const done: number[] = []
    function* task(place: number, ms: number): Activity {
      yield processors.run(ms)
      done[place] = simulation.now
    }
    tasks.forEach((ms, place) => simulation.start(task(place, ms)))
    simulation.runUntil(1000)
    return done.map((at) => Math.round(at * 1000) / 1000)
  }

  it('give each task an even part, and never more than one processor', () => {
    expect(doneAt(2, [10])).toEqual([10])
    expect(doneAt(1, [10, 10])).toEqual([20, 20])
    // Three share two until the short one is done.
    expect(doneAt(2, [2, 10, 10])).toEqual([3, 11, 11])
    expect(doneAt(1.5, [10, 10])).toEqual([13.333, 13.333])
  })

  it('are slower the more tasks there are, by what was measured', () => {
    const slowdown = [
      { load: 0.5, factor: 1 },
      { load: 1, factor: 1.5 },
    ]
    expect(doneAt(2, [10], slowdown)).toEqual([10])
    expect(doneAt(2, [10, 10], slowdown)).toEqual([15, 15])
    // Three of them too, as nothing was measured beyond; then two, then one.
    expect(doneAt(2, [2, 2, 6], slowdown)).toEqual([4.5, 4.5, 8.5])
    expect(slowdownAt(slowdown, 0.75)).toBe(1.25)
    expect(slowdownAt(slowdown, 0.1)).toBe(1)
  })

  it('M/G/1 with sharing: the mean response time depends on the mean of the work alone', () => {
    const simulation = new Simulation()
    const random = new Random(2)
    const processors = new Processors(simulation, 1)
    const times = new ResponseTimes()
    function* request(): Activity {
      const begun = simulation.now
      // Mostly short, sometimes long, 10 ms on average.
      yield processors.run(random.next() < 0.9 ? 5 : 55)
      times.add(simulation.now - begun)
    }
    function* arrivals(): Activity {
      for (;;) {
        yield simulation.pause(random.exponential(serviceTime / 0.7))
        simulation.start(request())
      }
    }
    simulation.start(arrivals())
    simulation.runUntil(simulated)
    near(times.mean, serviceTime / (1 - 0.7), 0.05)
  })
})

describe('a closed loop of clients', () => {
  it("obeys Little's law with clients that think (interactive response time law)", () => {
    const [clients, thinking] = [12, 50]
    const simulation = new Simulation()
    const random = new Random(3)
    const server = new Places(1)
    const times = new ResponseTimes()
    function* client(): Activity {
      for (;;) {
        yield simulation.pause(random.exponential(thinking))
        const begun = simulation.now
        yield server.enter
        yield simulation.pause(random.exponential(serviceTime))
        server.leave()
        times.add(simulation.now - begun)
      }
    }
    for (let each = 0; each < clients; each++) simulation.start(client())
    simulation.runUntil(simulated)
    near(times.mean, clients / (times.count / simulated) - thinking)
  })
})

describe('batches', () => {
  it('run what waits when it is their turn, two at once, the second when the first has run for a while', () => {
    const simulation = new Simulation()
    const collected: [number, number][] = []
    function* run(collect: () => number): Activity {
      yield simulation.pause(1)
      collected.push([simulation.now, collect()])
      yield simulation.pause(100)
    }
    const batches = new Batches(simulation, { atOnce: 2, maxRows: 3, anotherAfter: 20 }, run)
    function* row(at: number): Activity {
      yield simulation.pause(at)
      yield batches.join
    }
    for (const at of [0, 0.5, 2, 2, 2, 2]) simulation.start(row(at))
    simulation.runUntil(1000)
    expect(collected).toEqual([
      [1, 2],
      [21, 3],
      [102, 1],
    ])
  })
})

describe('random numbers', () => {
  it('are the same with the same seed', () => {
    const numbers = (seed: number) => {
      const random = new Random(seed)
      return Array.from({ length: 5 }, () => random.next())
    }
    expect(numbers(7)).toEqual(numbers(7))
    expect(numbers(7)).not.toEqual(numbers(8))
  })

  it('of quantiles lie between them, evenly', () => {
    const random = new Random(4)
    const times = new ResponseTimes()
    for (let each = 0; each < 100_000; each++) times.add(random.ofQuantiles([1, 2, 10]))
    near(times.quantile(0.25), 1.5)
    near(times.quantile(0.75), 6)
  })

  it('of the spread of times have a mean of 1, however slow the slowest was', () => {
    const measured = new ResponseTimes()
    for (let each = 0; each < 1000; each++) measured.add(each < 999 ? 1 : 500)
    const drawn = new ResponseTimes()
    const random = new Random(6)
    const spread = measured.spread(100)
    for (let each = 0; each < 1_000_000; each++) drawn.add(random.ofQuantiles(spread))
    near(drawn.mean, 1)
  })

  it("of Zipf's law", () => {
    const random = new Random(5)
    const rank = zipf(random, 1000, 1)
    const counts = new Float64Array(1000)
    for (let each = 0; each < 1_000_000; each++) counts[rank()]!++
    near(counts[0]! / counts[1]!, 2)
    near(counts[0]! / counts[9]!, 10, 0.05)
  })
})
