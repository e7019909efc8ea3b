import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usdCents, usdE5 } from '../../src/domain/kit/units.ts';
import type { PriceLines, PricingRows } from '../../src/server/backend/port.ts';
import { pricingSource } from '../../src/server/pricing/pricing-source.ts';
import { createBreaker } from '../../src/server/resilience/breaker.ts';

const lines = (fixedPriceE5: number): PriceLines => ({
  lines: [{ id: 1, minQuantity: 1, fixedPriceE5: usdE5(fixedPriceE5), isMinValue: true, hidePricing: false }],
  lineMin: usdCents(2500),
  lineMax: null,
});

const backend = () => ({
  priceLines: vi.fn(async (_: number): Promise<PriceLines> => lines(112_000)),
  productStock: vi.fn(async (_: number): Promise<number | null> => 1284),
  vendorStock: vi.fn(async () => [{ quantity: 40, leadTime: 3 }]),
});

const rowsOf = async (ids: readonly number[]): Promise<ReadonlyMap<number, PricingRows>> =>
  new Map(ids.map((id) => [id, { prices: lines(112_000), stock: 1284, vendorRows: [{ quantity: 40, leadTime: 3 }] }]));

const START = Date.UTC(2026, 10, 1, 10, 30);
const never = <T>() => new Promise<T>(() => undefined);
const down = () => Promise.reject(new Error('down'));

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const sourceOf = (reads: ReturnType<typeof backend>, pricingRows = rowsOf) =>
  pricingSource(
    { ...reads, pricingRows },
    { now: Date.now, breaker: createBreaker({ name: 'backend', now: Date.now, timeoutMs: 2000 }) },
  );

test('reads prices, stock and vendors of the product on every call', async () => {
  const reads = backend();
  const source = sourceOf(reads);
  expect(await source.read(7)).toMatchObject({
    productId: 7,
    asOf: null,
    priceList: { breaks: [{ minQuantity: 1, unitPriceE5: 112_000 }], lineMinCents: 2500 },
    supply: { onHand: 1284, offsite: 40 },
  });
  await source.read(7);
  for (const read of Object.values(reads)) {
    expect(read).toHaveBeenCalledTimes(2);
    expect(read).toHaveBeenLastCalledWith(7);
  }
});

test('gives up after 2 seconds without a response, not earlier', async () => {
  const reads = backend();
  reads.productStock.mockImplementation(never);
  const reading = sourceOf(reads).read(7);
  const settled = vi.fn();
  reading.catch(settled);
  await vi.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(reading).rejects.toMatchObject({ name: 'AppError', code: 'backend-unavailable', status: 503 });
});

test('leaves no timer behind after a response', async () => {
  await sourceOf(backend()).read(7);
  expect(vi.getTimerCount()).toBe(0);
});

test('falls back to the last good response with its time until the backend responds again', async () => {
  const reads = backend();
  const source = sourceOf(reads);
  const good = await source.read(7);
  reads.priceLines.mockImplementation(down);
  vi.setSystemTime(START + 3_600_000);
  expect(await source.read(7)).toEqual({ ...good, asOf: '2026-11-01T10:30:00.000Z' });
  vi.setSystemTime(START + 7_200_000);
  expect((await source.read(7)).asOf).toBe('2026-11-01T10:30:00.000Z');
  reads.priceLines.mockImplementation(async () => lines(99_000));
  const again = await source.read(7);
  expect(again.asOf).toBeNull();
  expect(again.priceList?.breaks[0]?.unitPriceE5).toBe(99_000);
});

test('never uses the response of one product for another', async () => {
  const reads = backend();
  const source = sourceOf(reads);
  await source.read(7);
  reads.priceLines.mockImplementation(down);
  await expect(source.read(8)).rejects.toMatchObject({ code: 'backend-unavailable' });
});

test('logs the cause and attaches it to the error, but not to its message', async () => {
  const reads = backend();
  reads.vendorStock.mockImplementation(down);
  const error = await sourceOf(reads)
    .read(7)
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ cause: new Error('down'), message: expect.not.stringContaining('down') });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('product 7'));
});

test('keeps 500 products and removes the least recently read first', async () => {
  const reads = backend();
  const source = sourceOf(reads);
  for (let id = 1; id <= 500; id++) await source.read(id);
  await source.read(1);
  await source.read(501);
  reads.priceLines.mockImplementation(down);
  expect((await source.read(1)).productId).toBe(1);
  expect((await source.read(3)).productId).toBe(3);
  await expect(source.read(2)).rejects.toMatchObject({ code: 'backend-unavailable' });
});

test('calls an unavailable backend five times, then stops, so that visitors do not wait', async () => {
  const reads = backend();
  const source = sourceOf(reads);
  const good = await source.read(7);
  reads.productStock.mockImplementation(never);
  for (let visitor = 0; visitor < 5; visitor++) {
    const reading = source.read(7);
    await vi.advanceTimersByTimeAsync(2000);
    await reading;
  }
  const callCount = reads.productStock.mock.calls.length;
  expect(await source.read(7)).toEqual({ ...good, asOf: new Date(START).toISOString() });
  expect(reads.productStock).toHaveBeenCalledTimes(callCount);
});

describe('an example of prices that a page waits for', () => {
  const example = { isExample: true };

  test('uses the last good response after 250 ms, marked with its time; the read continues and serves the next call', async () => {
    const reads = backend();
    const source = sourceOf(reads);
    const good = await source.read(7);
    let answer: (stock: number) => void = () => undefined;
    reads.productStock.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const settled = vi.fn();
    const reading = source.read(7, example).finally(settled);
    await vi.advanceTimersByTimeAsync(249);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toEqual({ ...good, asOf: new Date(START).toISOString() });
    await vi.advanceTimersByTimeAsync(500);
    answer(7);
    await vi.advanceTimersByTimeAsync(0);
    reads.productStock.mockImplementation(down);
    expect(await source.read(7, example)).toMatchObject({
      supply: { onHand: 7 },
      asOf: new Date(START + 750).toISOString(),
    });
  });

  test('gives up after 1 s without an earlier response', async () => {
    const reads = backend();
    reads.productStock.mockImplementation(never);
    const reading = expect(sourceOf(reads).read(7, example)).rejects.toMatchObject({ code: 'backend-unavailable' });
    await vi.advanceTimersByTimeAsync(1000);
    await reading;
  });

  test('is fresh when the backend is fast, and its read is kept alive', async () => {
    const work: Promise<unknown>[] = [];
    const breaker = createBreaker({ name: 'backend', now: Date.now, timeoutMs: 2000 });
    const reads = backend();
    const source = pricingSource(
      { ...reads, pricingRows: rowsOf },
      { now: Date.now, breaker, waitUntil: (one) => void work.push(one) },
    );
    expect((await source.read(7, example)).asOf).toBeNull();
    reads.vendorStock.mockImplementation(down);
    await source.read(7, example);
    await expect(Promise.all(work)).resolves.toHaveLength(2);
  });
});

describe('several products at once', () => {
  test('are read in one call with the same results as separate reads', async () => {
    const reads = backend();
    const rows = vi.fn(rowsOf);
    const source = sourceOf(reads, rows);
    const all = await source.readAll([7, 8]);
    expect(rows).toHaveBeenCalledTimes(1);
    expect(all.get(7)).toEqual(await source.read(7));
    expect([...all.keys()]).toEqual([7, 8]);
  });

  test('return earlier responses with their time when the backend does not respond', async () => {
    const reads = backend();
    const source = sourceOf(reads, down);
    await source.read(7);
    const all = await source.readAll([7, 8]);
    expect([...all]).toMatchObject([[7, { asOf: '2026-11-01T10:30:00.000Z' }]]);
  });
});
