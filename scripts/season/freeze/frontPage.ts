/** The page at /2025/: Docusaurus makes none for a version. */
export const frontPage = (year: number) => `---
slug: /
title: The docs of ${year}
description: The setup guide and the questions of ${year}, kept as they were.
---

What the crews and the campers of ${year} read, kept as it was:

- [Setup Guide](./setup/index.mdx)
- [Q&A](./campout/q-and-a.mdx)
`;
