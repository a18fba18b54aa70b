# Build with everything, run with what is needed: as a user without rights, on a read-only file system.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci
RUN npm run build
# Optional packages are left out but for the fonts: the image draws every script.
RUN cp -r node_modules/@expo-google-fonts /fonts && npm prune --omit=dev --omit=optional && cp -r /fonts/. node_modules/@expo-google-fonts
RUN find node_modules -name '*.map' -type f -delete
# The icons that the browser shows are in its bundle by now.
RUN rm -r node_modules/lucide-react
RUN find node_modules/@expo-google-fonts -path '*/noto-*' -name '*.ttf' ! -name '*_400Regular.ttf' ! -name '*_700Bold.ttf' -delete

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
