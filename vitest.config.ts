import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{domain,client,blocks,build}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
    ],
  },
});
