import { expect, test } from 'vitest';
import { nextModule, nextSource } from './testing/nextInternals.ts';

const name = 'next/dist/shared/lib/app-router-context.shared-runtime';

test('Next exports the context of its router', () => {
  const { AppRouterContext } = nextModule(name, 'framework/appRouter.ts');
  const broken = `Next no longer exports AppRouterContext from ${name}: see framework/appRouter.ts.`;
  expect(Object(AppRouterContext).$$typeof, broken).toBe(Symbol.for('react.context'));
});

test('the public hook of Next reads the router from this context', () => {
  const { useRouter } = nextModule('next/navigation', 'framework/appRouter.ts');
  const broken = 'useRouter no longer reads AppRouterContext: see framework/appRouter.ts.';
  expect(String(useRouter), broken).toContain('AppRouterContext');
});

test('Next fetches whole pages ahead if it is asked to', async () => {
  const types = 'next/dist/client/components/router-reducer/router-reducer-types';
  const { PrefetchKind } = nextModule(types, 'framework/appRouter.ts');
  const broken = `Next no longer exports PrefetchKind from ${types}: see framework/appRouter.ts.`;
  expect(PrefetchKind, broken).toMatchObject({ FULL: 'full' });
  const source = await nextSource('next/dist/client/components/prefetch');
  expect(source, 'router.prefetch ignores the kind.').toContain('FetchStrategy.Full');
});
